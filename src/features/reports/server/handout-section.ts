import { type PdfBlock, type PdfListItem, type PdfSection } from '#platform/pdf/core/pdf-document.ts';
import { type QrModules, qrDrawing } from '#platform/pdf/core/qr-drawing.ts';
import { href } from '#platform/screens/core/address.ts';
import { joinPage } from '#platform/screens/core/addresses.ts';

interface Handout {
  readonly name: string;
  /** The class code as it is shown. */
  readonly code: string;
  /** When it stops to work; null for never. */
  readonly until: Date | null;
  readonly timezone: string;
  /** "https://reading.example.org" */
  readonly origin: string;
}

/** How a student joins a class, on one page, for those who read at the level of a second grade. @param encode makes the picture of a text */
export function handoutSection(
  { name, code, until, timezone, origin }: Handout,
  encode: (text: string) => QrModules,
): PdfSection {
  const address = `${new URL(origin).host}${joinPage.path}`;
  const steps: PdfListItem['text'][] = [
    [
      { text: 'Go to ' },
      { text: address, strong: true },
      { text: '. Or point the camera of a tablet or a phone at the square below.' },
    ],
    [{ text: 'Type the class code ' }, { text: code, strong: true }, { text: '.' }],
    'Are you new here? Choose a username and a password. Do you have an account already? Log in with it.',
    'Write your username on this page, and keep it. Keep your password secret.',
  ];
  return {
    footer: address,
    blocks: [
      { kind: 'heading', level: 1, text: `Join ${name}` },
      { kind: 'list', items: steps.map((text, index) => ({ label: `${index + 1}.`, text })) },
      // Each as wide as the page: an address is not broken.
      { kind: 'cards', cards: [{ title: 'Go to', figure: address, note: '' }] },
      { kind: 'cards', cards: [{ title: 'Class code', figure: code, note: untilInWords(until, timezone) }] },
      qrDrawing(
        encode(`${origin}${href(joinPage, {}, { code })}`),
        `QR code that opens ${address} with the class code ${code}`,
      ),
      ...FIELDS,
    ],
  };
}

const FIELDS: readonly PdfBlock[] = [
  { kind: 'fields', labels: ['My name'] },
  { kind: 'fields', labels: ['My username'] },
];

const untilInWords = (until: Date | null, timeZone: string): string =>
  until === null
    ? ''
    : `It works until ${until.toLocaleDateString('en-US', { timeZone, year: 'numeric', month: 'long', day: 'numeric' })}.`;
