/** What is shown of a school besides its name. */
interface Shown {
  readonly street: string | null;
  readonly city: string;
  readonly state: string | null;
  readonly zip: string | null;
  readonly country: string;
}

/** Where a school is, in one line: "12 Main St., Elgin, IL 60120"; with the country where it is another one. */
export function addressOf({ street, city, state, zip, country }: Shown, homeCountry: string): string {
  const region = [state, zip].filter((part) => part !== null).join(' ');
  return [street, city, region, country === homeCountry ? null : country]
    .filter((part) => part !== null && part !== '')
    .join(', ');
}
