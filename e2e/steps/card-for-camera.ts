import { open } from 'node:fs/promises';
import { encode } from 'uqr';

const WIDTH = 640;
const HEIGHT = 480;
const FRAMES = 5;
const WHITE = 235;
const BLACK = 16;

/**
 * Writes what a camera sees of a card: a film (YUV4MPEG2, 640 × 480) for Chromium's `--use-file-for-fake-video-capture`.
 * @param text what the QR code on the card carries.
 */
export async function filmCard(file: string, text: string): Promise<void> {
  const picture = pictureOf(text);
  const grey = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  const film = await open(file, 'w');
  await film.write(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F5:1 Ip A1:1 C420jpeg\n`);
  for (let frame = 0; frame < FRAMES; frame++) {
    await film.write('FRAME\n');
    await film.write(picture);
    await film.write(grey);
  }
  await film.close();
}

/** How bright each point is, the code in the middle. */
function pictureOf(text: string): Buffer {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const scale = Math.floor(HEIGHT / size);
  const left = Math.floor((WIDTH - size * scale) / 2);
  const top = Math.floor((HEIGHT - size * scale) / 2);
  const picture = Buffer.alloc(WIDTH * HEIGHT, WHITE);
  for (const [row, modules] of data.entries())
    for (const [column, isDark] of modules.entries()) {
      if (!isDark) continue;
      for (let y = 0; y < scale; y++) {
        const start = (top + row * scale + y) * WIDTH + left + column * scale;
        picture.fill(BLACK, start, start + scale);
      }
    }
  return picture;
}
