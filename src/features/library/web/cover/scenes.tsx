import type { ReactNode } from 'react';
import styles from './cover.module.css';

/*
 * The scenes of the covers: few shapes, in a field of 160 by 96 whose middle is always seen. Their colors are shades of the
 * tint that a cover has (`cover.module.css`), so that each scene is right on paper and in the dark.
 */

const { sky, sun, far, near, shape, light, dark, line } = styles;

const Hills = () => (
  <>
    <path className={far} d="M0 66c24-16 52-16 80-4s52 8 80-8v42H0Z" />
    <path className={near} d="M0 78c40-12 96-10 160 4v14H0Z" />
  </>
);
const Water = () => (
  <>
    <path className={far} d="M0 64h160v32H0Z" />
    <path className={line} d="M14 74h22M58 82h26M108 73h30M24 90h18M120 88h22" />
  </>
);
const Stars = () => (
  <path
    className={line}
    d="M22 18v6M19 21h6M62 10v4M60 12h4M128 14v6M125 17h6M144 36v4M142 38h4M40 38v4M38 40h4"
  />
);

const Plant = () => (
  <>
    <circle className={sun} cx="126" cy="24" r="12" />
    <path className={near} d="M0 62h160v34H0Z" />
    <path className={line} d="M80 62V26M80 62c-6 8-14 10-20 18M80 62c2 10 2 14 0 26M80 62c6 8 14 10 22 16" />
    <path
      className={shape}
      d="M80 46c-6-16-24-20-38-16 4 14 20 22 38 16ZM80 38c6-16 24-20 38-16-4 14-20 22-38 16Z"
    />
    <path className={dark} d="M80 28c-8-8-8-18 0-24 8 6 8 16 0 24Z" />
  </>
);

/** Bands of land under a round light: of the earth and the sky, and of nothing that a text could be against. */
const Horizon = () => (
  <>
    <circle className={sun} cx="80" cy="40" r="24" />
    <path className={far} d="M0 52c30-10 58-6 88 0s50 4 72-4v48H0Z" />
    <path className={near} d="M0 66c36-6 66 6 98 4s44-8 62-6v32H0Z" />
    <path className={line} d="M0 76c40-6 72 6 104 2s40-4 56-2M0 86c36-4 70 4 104 2s40-4 56-2" />
  </>
);

const Flask = () => (
  <>
    <path className={near} d="M0 80h160v16H0Z" />
    <path className={light} d="M70 14h20v24l22 38a4 4 0 0 1-4 6H52a4 4 0 0 1-4-6l22-38Z" />
    <path className={shape} d="M62 56h36l12 20a4 4 0 0 1-4 5H54a4 4 0 0 1-4-5Z" />
    <path className={line} d="M66 14h28M70 14v24L48 76a4 4 0 0 0 4 6h56a4 4 0 0 0 4-6L90 38V14" />
    <circle className={light} cx="74" cy="68" r="4" />
    <circle className={light} cx="88" cy="64" r="3" />
    <circle className={sun} cx="124" cy="40" r="8" />
    <path className={line} d="M124 24v5M124 51v5M108 40h5M135 40h5" />
  </>
);

const Bridge = () => (
  <>
    <circle className={sun} cx="34" cy="26" r="11" />
    <Water />
    <path className={dark} d="M0 52h160v8H0Z" />
    <path className={dark} d="M46 16h6v64h-6ZM108 16h6v64h-6Z" />
    <path className={line} d="M0 46c18-4 36-14 49-30 14 34 48 34 62 0 13 16 31 26 49 30" />
    <path className={line} d="M64 36v16M80 42v10M96 36v16M26 40v12M134 40v12" />
  </>
);

const Columns = () => (
  <>
    <Hills />
    <path className={dark} d="M80 14l46 20H34ZM38 36h84v6H38Z" />
    <path className={shape} d="M46 44h10v32H46ZM68 44h10v32H68ZM90 44h10v32H90ZM112 44h-8v32h8Z" />
    <path className={dark} d="M34 76h92v6H34ZM28 82h104v6H28Z" />
  </>
);

const Globe = () => (
  <>
    <path className={near} d="M0 82h160v14H0Z" />
    <circle className={light} cx="80" cy="42" r="28" />
    <path
      className={shape}
      d="M64 20c10-6 20-2 18 6s-12 6-14 14-12 2-14-4 4-12 10-16ZM92 40c8-4 14 0 14 8s-8 14-14 12-4-16 0-20ZM70 56c6-2 10 2 8 8-4 2-10-4-8-8Z"
    />
    <circle className={line} cx="80" cy="42" r="28" />
    <path className={line} d="M102 14c18 16 18 42 0 56M80 76v8M62 84h36" />
  </>
);

const Guitar = () => (
  <>
    <path className={far} d="M0 96V52c40 20 110 20 160-8v52Z" />
    <path className={line} strokeWidth="5" d="M78 52l38-36" />
    <path className={dark} d="M110 14l12-6 4 5-8 11Z" />
    <circle className={shape} cx="64" cy="66" r="21" />
    <circle className={shape} cx="82" cy="50" r="15" />
    <circle className={dark} cx="72" cy="59" r="7" />
    <path className={line} d="M50 70l14 14" />
    <path className={dark} d="M136 36v18a5 5 0 1 1-3-4V40l-10 3v14a5 5 0 1 1-3-4V38Z" />
    <path className={dark} d="M34 18v18a5 5 0 1 1-3-4V18Z" />
  </>
);

const Ball = () => (
  <>
    <Hills />
    <path className={line} d="M104 82V44h44v38M104 56h44M104 68h44M118 44v38M134 44v38" />
    <path className={line} strokeDasharray="3 6" d="M20 84c10-40 30-58 52-58" />
    <circle className={light} cx="78" cy="30" r="15" />
    <path className={dark} d="M78 22l8 6-3 9H73l-3-9Z" />
    <circle className={line} cx="78" cy="30" r="15" />
  </>
);

const Street = () => (
  <>
    <circle className={sun} cx="26" cy="22" r="10" />
    <path className={near} d="M0 80h160v16H0Z" />
    <path className={shape} d="M22 80V50l18-16 18 16v30Z" />
    <path className={dark} d="M62 80V36h34v44ZM58 36l21-16 21 16Z" />
    <path className={far} d="M102 80V52l17-14 17 14v28Z" />
    <path
      className={light}
      d="M34 56h12v10H34ZM70 44h8v9h-8ZM82 44h8v9h-8ZM74 64h10v16H74ZM113 58h12v10h-12Z"
    />
    <circle className={shape} cx="146" cy="62" r="9" />
    <path className={line} d="M146 62v18" />
  </>
);

/** Where animals live: it fits each of them. */
const Meadow = () => (
  <>
    <circle className={sun} cx="126" cy="24" r="12" />
    <Hills />
    <path className={dark} d="M50 44h7v34h-7Z" />
    <path className={shape} d="M53 8c15 0 25 10 25 22s-10 20-25 20-25-8-25-20S38 8 53 8Z" />
    <path className={light} d="M44 20c6-4 14-4 18 0-4 4-12 5-18 0Z" />
    <path className={line} d="M92 86V70M98 86V62M104 86V72M122 88V74M128 88V66M134 88V76M14 88V76M20 88V70" />
    <circle className={sun} cx="98" cy="60" r="4" />
    <circle className={sun} cx="128" cy="64" r="4" />
    <circle className={sun} cx="20" cy="68" r="3.5" />
  </>
);

/** The other place where animals live. */
const Pond = () => (
  <>
    <circle className={sun} cx="34" cy="24" r="11" />
    <path className={far} d="M0 46c30-12 60-10 90-2s50 6 70 0v52H0Z" />
    <path className={near} d="M10 68c0-12 34-18 70-18s70 6 70 18-34 20-70 20-70-8-70-20Z" />
    <path className={line} d="M70 60h18M40 78h20M92 80h22" />
    <path className={shape} d="M58 66a14 6 0 1 1-12-6l-1 6ZM106 68a12 5 0 1 1-10-5l-1 5Z" />
    <path className={line} d="M122 76V36M131 78V28M140 76V42M131 60c-4-8-10-12-14-12" />
    <path className={dark} d="M119 32h6v14h-6ZM128 24h6v16h-6ZM137 38h6v12h-6Z" />
    <path className={light} d="M42 61c0-6 3-9 6-10 3 2 4 6 3 10Z" />
  </>
);

const Bicycle = () => (
  <>
    <Hills />
    <circle className={line} cx="54" cy="66" r="18" />
    <circle className={line} cx="112" cy="66" r="18" />
    <path className={line} d="M54 66l16-28h32l-22 28Zm16-28l10 28M112 66l-13-36h10M62 34h14" />
    <circle className={dark} cx="80" cy="66" r="4" />
    <circle className={sun} cx="26" cy="22" r="10" />
  </>
);

/** A window on a quiet view: it fits whatever a story is about. */
const Window = () => (
  <>
    <path className={light} d="M46 10h68v64H46Z" />
    <circle className={sun} cx="98" cy="28" r="9" />
    <path className={far} d="M46 54c14-11 24-11 36-3s22 7 32-3v26H46Z" />
    <path className={line} d="M46 10h68v64H46ZM80 10v64M46 42h68" />
    <path className={shape} d="M32 6h20c4 26-2 50-14 70h-6ZM128 6h-20c-4 26 2 50 14 70h6Z" />
    <path className={near} d="M0 76h160v20H0Z" />
    <path className={dark} d="M72 62h16l-2 14H74Z" />
    <path className={dark} d="M80 62c-8-2-11-8-10-15 7 2 10 7 10 15ZM80 62c1-8 4-13 11-14 1 7-3 12-11 14Z" />
  </>
);

const Castle = () => (
  <>
    <Stars />
    <circle className={sun} cx="120" cy="26" r="13" />
    <Hills />
    <path className={dark} d="M52 78V38h8v-6h6v6h8v40ZM88 78V46h6v-5h5v5h8v32Z" />
    <path className={shape} d="M72 78V52h18v26ZM50 32l13-16 13 16ZM88 41l11-14 10 14Z" />
    <path className={light} d="M77 78V68a4 4 0 0 1 8 0v10ZM60 46h5v8h-5ZM97 54h4v7h-4Z" />
  </>
);

const MoonBoat = () => (
  <>
    <Stars />
    <path className={sun} d="M116 10a18 18 0 1 0 14 32 22 22 0 0 1-14-32Z" />
    <Water />
    <path className={dark} d="M44 62h64c-4 12-12 16-32 16s-28-4-32-16Z" />
    <path className={shape} d="M76 14v42H48c4-18 14-34 28-42ZM82 22c10 8 18 20 20 34H82Z" />
    <path className={line} d="M79 12v50" />
  </>
);

/** A scene by its name. */
export const SCENES = {
  plant: Plant,
  horizon: Horizon,
  flask: Flask,
  bridge: Bridge,
  columns: Columns,
  globe: Globe,
  guitar: Guitar,
  ball: Ball,
  street: Street,
  meadow: Meadow,
  pond: Pond,
  bicycle: Bicycle,
  window: Window,
  castle: Castle,
  boat: MoonBoat,
} as const satisfies Readonly<Record<string, () => ReactNode>>;

export const Sky = () => <path className={sky} d="M0 0h160v96H0Z" />;
