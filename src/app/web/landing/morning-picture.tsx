import styles from './morning-picture.module.css';

/** Places where leaves grow on the twig: x, y, angle in degrees, size. */
const LEAVES = [
  [321, 196, 4, 1.15],
  [318, 232, -58, 0.8],
  [322, 246, 60, 0.86],
  [319, 278, -66, 0.62],
  [322, 288, 64, 0.6],
] as const;

/** Books on the shelves: x, top, width, height, tint. */
const BOOKS = [
  [58, 142, 18, 74, 'leafTint'],
  [78, 152, 14, 64, 'skyTint'],
  [94, 136, 22, 80, 'sunTint'],
  [118, 148, 16, 68, 'leafSoft'],
  [52, 268, 20, 72, 'sunTint'],
  [74, 260, 16, 80, 'leafTint'],
  [92, 274, 18, 66, 'berryTint'],
  [132, 266, 18, 74, 'skyTint'],
] as const;

const LINES = [0, 1, 2, 3, 4];

/** An open book with a leaf, on a table in a quiet library, in the morning. Decoration: the words are beside it. */
export const MorningPicture = () => (
  <svg className={styles.picture} viewBox="0 0 640 500" aria-hidden="true">
    <circle className={styles.light} cx="320" cy="236" r="220" />
    <Window />
    <Shelves />
    <rect className={styles.wood} x="16" y="440" width="608" height="16" rx="8" />
    <OpenBook />
    <Twig />
    <Cup />
  </svg>
);

const Window = () => (
  <g>
    <clipPath id="pane">
      <path d="M196 372V160a124 124 0 0 1 248 0v212Z" />
    </clipPath>
    <g clipPath="url(#pane)">
      <rect className={styles.sky} x="190" y="30" width="260" height="350" />
      <circle className={styles.sun} cx="392" cy="176" r="44" />
      <path className={styles.hill} d="M180 300c60-46 120-50 180-20s70 26 100 16v90H180Z" />
      <path className={styles.nearHill} d="M180 340c80-30 150-22 280 6v50H180Z" />
    </g>
    <path className={styles.frame} d="M196 372V160a124 124 0 0 1 248 0v212ZM320 36v336M196 196h248" />
    <path className={styles.sill} d="M180 374h280" />
  </g>
);

const Shelves = () => (
  <g transform="translate(-28 -48)">
    {BOOKS.map(([x, y, width, height, tint]) => (
      <rect key={`${x} ${y}`} className={styles[tint]} x={x} y={y} width={width} height={height} rx="3" />
    ))}
    <rect
      className={styles.berryTint}
      x="138"
      y="146"
      width="15"
      height="71"
      rx="3"
      transform="rotate(9 145 216)"
    />
    <rect
      className={styles.leafSoft}
      x="113"
      y="270"
      width="15"
      height="70"
      rx="3"
      transform="rotate(-7 120 340)"
    />
    <rect className={styles.wood} x="40" y="216" width="134" height="8" rx="4" />
    <rect className={styles.wood} x="40" y="340" width="134" height="8" rx="4" />
  </g>
);

const OpenBook = () => (
  <g>
    <path
      className={styles.cover}
      d="M320 444c-44-20-116-26-190-14-6 1-10-3-10-9V314c0-6 4-10 10-11h380c6 1 10 5 10 11v107c0 6-4 10-10 9-74-12-146-6-190 14Z"
    />
    <HalfBook />
    <g transform="matrix(-1 0 0 1 640 0)">
      <HalfBook />
    </g>
    <path className={styles.spine} d="M320 316v116" />
  </g>
);

const HalfBook = () => (
  <g>
    <path className={styles.under} d="M320 432c-42-22-110-30-184-18V298c74-12 142-4 184 20Z" />
    <path className={styles.page} d="M320 430c-38-26-104-36-172-26V288c68-10 134 0 172 28Z" />
    {LINES.map((line) => (
      <path
        key={line}
        className={styles.text}
        d={`M170 ${312 + line * 19}c${line === 4 ? '34-3 58-1 80 4' : '48-4 92 3 128 20'}`}
      />
    ))}
  </g>
);

const Twig = () => (
  <g>
    <path className={styles.stem} d="M320 330c-4-40 4-84 1-130" />
    {LEAVES.map(([x, y, angle, size]) => (
      <g key={y} transform={`translate(${x} ${y}) rotate(${angle}) scale(${size})`}>
        <path className={styles.leaf} d="M0 4C22-18 22-54 0-82-22-54-22-18 0 4Z" />
        <path className={styles.vein} d="M0-4V-58M0-22l9-9M0-22l-9-9M0-38l7-7M0-38l-7-7" />
      </g>
    ))}
  </g>
);

const Cup = () => (
  <g>
    <path className={styles.steam} d="M560 372c-8-10 8-16 0-28M576 374c-7-9 7-14 0-24" />
    <path className={styles.handle} d="M592 400h8a12 12 0 0 1 0 24h-10" />
    <path className={styles.cup} d="M544 388h50l-5 44a9 9 0 0 1-9 8h-22a9 9 0 0 1-9-8Z" />
  </g>
);
