import type { ReactNode } from 'react';
import styles from './cover.module.css';

/*
 * The scenes of the covers: few shapes, in a field of 160 by 96 whose middle is always seen. Their colors are shades of the
 * tint that a cover has (`cover.module.css`), so that each scene is right on paper and in the dark. A scene is of a whole topic: it shows no thing that one of its texts could be against.
 */

const { sky, sun, far, near, shape, light, dark, line } = styles;

const Hills = () => (
  <>
    <path className={far} d="M0 66c24-16 52-16 80-4s52 8 80-8v42H0Z" />
    <path className={near} d="M0 78c40-12 96-10 160 4v14H0Z" />
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

/** Wheels that turn each other, over a ruler: of whatever is built. */
const Gears = () => (
  <>
    <path className={near} d="M0 78h160v18H0Z" />
    <path
      className={line}
      d="M10 78v8M22 78v5M34 78v8M46 78v5M58 78v8M70 78v5M82 78v8M94 78v5M106 78v8M118 78v5M130 78v8M142 78v5M154 78v8"
    />
    <path
      className={shape}
      d="M94 40L94 45L87 48L85 51L87 58L84 61L77 59L74 61L71 68L66 68L62 62L58 61L52 64L48 61L49 54L47 51L40 50L38 45L44 40L44 36L40 30L42 26L49 26L52 23L52 16L56 14L62 18L66 18L71 12L76 14L77 21L80 23L87 22L90 26L87 32L88 36Z"
    />
    <circle className={light} cx="66" cy="40" r="9" />
    <path
      className={dark}
      d="M125 52L124 57L118 58L116 61L116 68L112 69L107 65L104 65L98 68L94 65L96 58L94 55L89 52L90 47L96 46L98 43L98 36L102 35L107 39L110 39L116 36L120 39L118 45L120 49Z"
    />
    <circle className={light} cx="107" cy="52" r="5" />
  </>
);

/** Sand that runs: of any time. */
const Hourglass = () => (
  <>
    <Hills />
    <path
      className={light}
      d="M60 12h40c0 20-8 28-16 34 8 6 16 14 16 34H60c0-20 8-28 16-34-8-6-16-14-16-34Z"
    />
    <path
      className={sun}
      d="M66 26h28c-3 9-8 13-14 18-6-5-11-9-14-18ZM63 80c2-12 8-16 17-20 9 4 15 8 17 20Z"
    />
    <path
      className={line}
      d="M60 12c0 20 8 28 16 34-8 6-16 14-16 34M100 12c0 20-8 28-16 34 8 6 16 14 16 34M80 44v16"
    />
    <path className={dark} d="M52 6h56v7H52ZM52 79h56v7H52Z" />
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

/** A picture in its frame, and notes beside it: of what is seen and of what is heard. */
const Arts = () => (
  <>
    <path className={near} d="M0 84h160v12H0Z" />
    <path className={dark} d="M34 12h64v54H34Z" />
    <path className={light} d="M40 18h52v42H40Z" />
    <circle className={sun} cx="76" cy="30" r="6" />
    <path className={far} d="M40 46c12-10 22-8 32-2s14 4 20 0v16H40Z" />
    <path className={shape} d="M40 54c18-6 34-4 52 2v4H40Z" />
    <path className={dark} d="M136 30v26a7 7 0 1 1-4-6V38l-14 4v20a7 7 0 1 1-4-6V36Z" />
    <path className={line} d="M52 66l-8 18M80 66l8 18" />
  </>
);

/** Flags on a line: of every game. */
const Pennants = () => (
  <>
    <circle className={sun} cx="80" cy="52" r="13" />
    <Hills />
    <path className={line} d="M0 14c26 18 54 24 80 24s54-6 80-24" />
    <path className={shape} d="M8 19l16 9-13 15ZM62 37l18 1-10 19ZM118 32l16-8-2 20Z" />
    <path className={dark} d="M34 31l17 5-12 17ZM91 38l18-3-7 19ZM144 20l14-9 1 19Z" />
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

/** A book that lies open: it fits whatever a story is about. */
const Book = () => (
  <>
    <circle className={sun} cx="80" cy="30" r="16" />
    <Hills />
    <path className={dark} d="M28 40c18-6 36-4 52 4 16-8 34-10 52-4v42c-18-6-36-4-52 4-16-8-34-10-52-4Z" />
    <path
      className={light}
      d="M33 40c16-4 32-2 45 5v36c-13-6-29-8-45-5ZM127 40c-16-4-32-2-45 5v36c13-6 29-8 45-5Z"
    />
    <path
      className={line}
      d="M41 50c10-1 20 0 29 4M41 60c10-1 20 0 29 4M90 54c9-4 19-5 29-4M90 64c9-4 19-5 29-4"
    />
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

/** A light in the night: of what cannot be. */
const Lantern = () => (
  <>
    <Stars />
    <path className={near} d="M0 80h160v16H0Z" />
    <path className={line} d="M68 18a12 10 0 0 1 24 0" />
    <path className={dark} d="M64 22h32l4 8H60ZM62 72h36v8H62Z" />
    <path className={light} d="M62 30h36v42H62Z" />
    <path className={sun} d="M80 36c10 12 12 18 10 24s-6 8-10 8-8-2-10-8 0-12 10-24Z" />
    <path className={line} d="M62 30v42M98 30v42M116 44l10-4M116 58h12M44 58H32" />
  </>
);

/** A way that goes over the hills under the moon. */
const NightPath = () => (
  <>
    <Stars />
    <path className={sun} d="M112 8a18 18 0 1 0 14 32 22 22 0 0 1-14-32Z" />
    <path className={far} d="M0 58c24-14 52-14 80-2s52 6 80-8v48H0Z" />
    <path className={near} d="M0 74c40-12 96-10 160 2v20H0Z" />
    <path
      className={light}
      d="M62 96c4-10 20-12 26-18s-6-8-2-14 10-6 8-10h4c4 6-6 8-6 12s12 8 6 16-14 8-14 14Z"
    />
  </>
);

/** A scene by its name. */
export const SCENES = {
  plant: Plant,
  horizon: Horizon,
  flask: Flask,
  gears: Gears,
  hourglass: Hourglass,
  globe: Globe,
  arts: Arts,
  pennants: Pennants,
  street: Street,
  meadow: Meadow,
  pond: Pond,
  book: Book,
  window: Window,
  lantern: Lantern,
  path: NightPath,
} as const satisfies Readonly<Record<string, () => ReactNode>>;

export const Sky = () => <path className={sky} d="M0 0h160v96H0Z" />;
