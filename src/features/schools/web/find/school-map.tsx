import 'leaflet/dist/leaflet.css';
import {
  circleMarker,
  geoJSON,
  type LayerGroup,
  type Map as LeafletMap,
  layerGroup,
  map as mapIn,
  svg,
  tileLayer,
} from 'leaflet';
import { useEffect, useEffectEvent, useRef } from 'react';
import { feature } from 'topojson-client';
import type { Topology } from 'topojson-specification';
import statesFile from 'us-atlas/states-10m.json?url';
import worldFile from 'world-atlas/countries-110m.json?url';
import { useApi } from '#platform/endpoint/web/api-provider.tsx';
import type { School } from '../../contract/fields.ts';
import { reversePlace } from '../../contract/find-school.ts';
import { buttonOf } from './found-schools.tsx';
import { type MapTiles, readMapTiles } from './map-tiles.ts';
import styles from './school-map.module.css';

/** The middle of the United States, as wide as a window is at first (spec section 2: a fixed location, zoom 3 to 18). */
const FIRST_VIEW = { center: [39.83, -98.58], zoom: 4 } as const;
const ZOOM = { least: 3, most: 18 } as const;
/** How near the map goes by itself: far enough to know where in the state it is. */
const NEAREST_BY_ITSELF = 8;
/** In the files of the borders. */
const UNITED_STATES = '840';
const LAND = 'land';

interface SchoolMapProps {
  readonly schools: readonly School[];
  /** Somebody pressed a place: what to search for there. */
  readonly onPlace: (words: string) => void;
  readonly className: string | undefined;
}

/** The schools of the list on a map, which shows no more than the list does: who presses no mouse button misses nothing. */
export function SchoolMap({ schools, onPlace, className }: SchoolMapProps) {
  const api = useApi();
  const place = useRef<HTMLDivElement>(null);
  const drawn = useRef<{ readonly map: LeafletMap; readonly dots: LayerGroup } | null>(null);
  const press = useEffectEvent(async (lat: number, lon: number) => {
    const result = await api(reversePlace, { query: { lat, lon } });
    const found = result.ok ? result.data.place : null;
    if (found) onPlace([found.city, found.state].filter((part) => part !== null).join(' '));
  });
  useEffect(() => {
    if (!place.current) return undefined;
    const made = drawMap(place.current, readMapTiles());
    drawn.current = made;
    made.map.on('click', ({ latlng }) => void press(latlng.lat, latlng.wrap().lng));
    return () => {
      drawn.current = null;
      made.map.remove();
    };
  }, []);
  useEffect(() => {
    if (drawn.current) showSchools(drawn.current.map, drawn.current.dots, schools);
  }, [schools]);
  return (
    <section className={styles.frame} aria-label="Map of the schools in the list">
      <div ref={place} className={className} />
      <p className={styles.said}>Press a place on the map to see its schools in the list.</p>
    </section>
  );
}

function drawMap(element: HTMLElement, tiles: MapTiles | null) {
  const isQuiet = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const drawn = mapIn(element, {
    center: [...FIRST_VIEW.center],
    zoom: FIRST_VIEW.zoom,
    minZoom: ZOOM.least,
    maxZoom: ZOOM.most,
    // A map that is removed while it zooms throws, as when a window becomes narrow.
    zoomAnimation: false,
    fadeAnimation: !isQuiet,
    // The list does all that the map does: the keyboard does not have to go through it, and the page scrolls over it.
    keyboard: false,
    scrollWheelZoom: false,
    attributionControl: tiles !== null,
  });
  if (tiles) {
    // The credit is the operator's own words, and never those of a visitor.
    tileLayer(tiles.url, { maxZoom: ZOOM.most, attribution: escaped(tiles.credit) }).addTo(drawn);
    drawn.attributionControl.setPrefix(false);
  } else void drawBorders(drawn);
  return { map: drawn, dots: layerGroup().addTo(drawn) };
}

function escaped(text: string): string {
  const holder = document.createElement('span');
  holder.textContent = text;
  return holder.innerHTML;
}

/** Land and borders, which come with Openleaf: no other server hears of a map that is looked at. */
async function drawBorders(drawn: LeafletMap): Promise<void> {
  try {
    const [world, states] = await Promise.all([worldFile, statesFile].map(fetchTopology));
    if (!world || !states || !drawn.getContainer().isConnected) return;
    // Below the dots, whichever comes first.
    drawn.createPane(LAND).style.zIndex = '250';
    const options = { interactive: false, pane: LAND, renderer: svg({ pane: LAND, padding: 1 }) };
    const style = { className: styles.land ?? '' };
    // The United States are drawn by their states, which are finer.
    const isAbroad = ({ id }: { readonly id?: string | number | undefined }) => id !== UNITED_STATES;
    const [countries, parts] = [world.objects['countries'], states.objects['states']];
    if (countries) geoJSON(feature(world, countries), { ...options, style, filter: isAbroad }).addTo(drawn);
    if (parts) geoJSON(feature(states, parts), { ...options, style }).addTo(drawn);
  } catch {
    // Without borders the dots are still beside one another as the schools are.
  }
}

const fetchTopology = async (address: string): Promise<Topology> =>
  (await (await fetch(address)).json()) as Topology;

function showSchools(drawn: LeafletMap, dots: LayerGroup, schools: readonly School[]): void {
  dots.clearLayers();
  const placed = schools.flatMap(({ schoolId, name, latitude, longitude }) =>
    latitude === null || longitude === null
      ? []
      : [{ schoolId, name, at: [latitude, longitude] as [number, number] }],
  );
  for (const { schoolId, name, at } of placed) {
    const words = document.createElement('span');
    words.textContent = name;
    circleMarker(at, { radius: 9, className: styles.dot ?? '', bubblingMouseEvents: false })
      .bindTooltip(words)
      .on('click', () => document.getElementById(buttonOf(schoolId))?.focus())
      .addTo(dots);
  }
  if (placed.length > 0)
    drawn.fitBounds(
      placed.map(({ at }) => at),
      { padding: [40, 40], maxZoom: NEAREST_BY_ITSELF },
    );
}
