/** Reads the QR code in what a camera shows now; null while there is none. */
export type QrReader = (video: HTMLVideoElement) => Promise<string | null>;

/** The browser's own reader, where it has one: Chromebooks, Android and Macs do. */
interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { readonly formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

/** Longest side of a picture that our own reader looks at, in pixels: a larger one takes a slow device too long. */
const LONGEST_SIDE = 640;

/** The browser's own reader, or one that is fetched where the browser has none. */
export async function createQrReader(
  native = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector,
): Promise<QrReader> {
  const formats = native === undefined ? [] : await native.getSupportedFormats().catch(() => []);
  if (native !== undefined && formats.includes('qr_code'))
    return byDetector(new native({ formats: ['qr_code'] }));
  const { decodeQR } = await import('qr/decode.js');
  return byPicture((picture) => decodeQR(picture));
}

const byDetector =
  (detector: Detector): QrReader =>
  async (video) =>
    (await detector.detect(video))[0]?.rawValue ?? null;

const byPicture = (decode: (picture: ImageData) => string): QrReader => {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    const { videoWidth, videoHeight } = video;
    const scale = Math.min(1, LONGEST_SIDE / Math.max(videoWidth, videoHeight, 1));
    const [width, height] = [Math.round(videoWidth * scale), Math.round(videoHeight * scale)];
    if (context === null || width === 0 || height === 0) return null;
    canvas.width = width;
    canvas.height = height;
    context.drawImage(video, 0, 0, width, height);
    try {
      return decode(context.getImageData(0, 0, width, height));
    } catch {
      // There is no code in this picture.
      return null;
    }
  };
};
