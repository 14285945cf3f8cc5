import {
  IconAnchor,
  IconBook,
  IconBug,
  IconBulb,
  IconButterfly,
  IconCompass,
  IconFeather,
  IconFish,
  IconFlower,
  IconLeaf,
  IconMoon,
  IconMountain,
  IconMusic,
  IconPaw,
  IconPencil,
  IconPlanet,
  IconPuzzle,
  IconRocket,
  IconSailboat,
  IconStar,
  IconSun,
  IconTrees,
  IconWorld,
} from '@tabler/icons-react';
import { type ClassIconName, type FaceOfClass, faceOf } from '../../core/class-face.ts';
import styles from './class-face.module.css';

const ICONS: Readonly<Record<ClassIconName, typeof IconLeaf>> = {
  anchor: IconAnchor,
  book: IconBook,
  bug: IconBug,
  bulb: IconBulb,
  butterfly: IconButterfly,
  compass: IconCompass,
  feather: IconFeather,
  fish: IconFish,
  flower: IconFlower,
  leaf: IconLeaf,
  moon: IconMoon,
  mountain: IconMountain,
  music: IconMusic,
  paw: IconPaw,
  pencil: IconPencil,
  planet: IconPlanet,
  puzzle: IconPuzzle,
  rocket: IconRocket,
  sailboat: IconSailboat,
  star: IconStar,
  sun: IconSun,
  trees: IconTrees,
  world: IconWorld,
};

interface IconOfClassProps {
  readonly name: ClassIconName;
  readonly size: number;
}

export function IconOfClass({ name, size }: IconOfClassProps) {
  const Icon = ICONS[name];
  return <Icon size={size} aria-hidden />;
}

interface ClassFaceProps {
  readonly schoolClass: FaceOfClass;
  /** Of the tile, in pixels. */
  readonly size?: number;
}

/** The tile by which a class is recognized beside its name, which says who it is. */
export function ClassFace({ schoolClass, size = 40 }: ClassFaceProps) {
  const { icon, sign, color } = faceOf(schoolClass);
  return (
    <span
      className={styles.face}
      style={{ backgroundColor: color, inlineSize: `${size / 16}rem`, fontSize: `${size / 40}rem` }}
      aria-hidden="true"
    >
      {icon === null ? sign : <IconOfClass name={icon} size={Math.round(size * 0.6)} />}
    </span>
  );
}
