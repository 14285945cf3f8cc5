import styles from './cover.module.css';
import type { CoverLook } from './cover-looks.ts';
import { SCENES, Sky } from './scenes.tsx';

/** A drawn scene of a passage's topic. Decoration: topic and title stand beside it in words. */
export function Cover({ topic, scene, look }: CoverLook) {
  const Scene = SCENES[scene];
  return (
    <svg
      className={styles.cover}
      data-tint={topic}
      data-look={look}
      viewBox="0 0 160 96"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <Sky />
      <g className={styles.scene}>
        <Scene />
      </g>
    </svg>
  );
}
