import { login } from '#platform/screens/core/addresses.ts';

/** Whether this browser can show a camera to a page; over plain HTTP none does. */
export const hasCamera = (): boolean =>
  (navigator.mediaDevices as MediaDevices | undefined)?.getUserMedia !== undefined;

/** Whether this page was loaded as the login page, the only one that the server lets use the camera. */
export function mayUseCamera(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded === undefined || new URL(loaded.name, location.origin).pathname === login.path;
}

/** Opens a camera: the one at the back where there are two. @throws what the browser throws when it may not, or there is none. */
export const openCamera = (): Promise<MediaStream> =>
  navigator.mediaDevices.getUserMedia({
    audio: false,
    video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 720 } },
  });

export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
