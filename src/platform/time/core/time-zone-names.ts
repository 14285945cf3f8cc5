/**
 * Names of the IANA time zone database that `Intl.supportedValuesOf` leaves out, because it lists one name for each zone and
 * often an old one: what browsers send that list the newer one, what a device may be set to, and what older programs stored.
 */
const OTHER_NAMES = `
Africa/Asmara America/Argentina/Buenos_Aires America/Argentina/Catamarca America/Argentina/Cordoba
America/Argentina/Jujuy America/Argentina/Mendoza America/Atikokan America/Indiana/Indianapolis
America/Kentucky/Louisville America/Montreal America/Nuuk Asia/Ho_Chi_Minh Asia/Kathmandu Asia/Kolkata Asia/Tel_Aviv
Asia/Yangon Atlantic/Faroe Australia/ACT Australia/Canberra Australia/NSW Australia/North Australia/Queensland
Australia/South Australia/Tasmania Australia/Victoria Australia/West Brazil/Acre Brazil/East Brazil/West
Canada/Atlantic Canada/Central Canada/Eastern Canada/Mountain Canada/Newfoundland Canada/Pacific Canada/Saskatchewan
Canada/Yukon Chile/Continental Eire Europe/Belfast Europe/Kyiv GB Hongkong Israel Jamaica Japan Mexico/General NZ
Navajo PRC Pacific/Chuuk Pacific/Kanton Pacific/Pohnpei Pacific/Samoa Poland Portugal ROC ROK Singapore Turkey
US/Alaska US/Aleutian US/Arizona US/Central US/East-Indiana US/Eastern US/Hawaii US/Indiana-Starke US/Michigan
US/Mountain US/Pacific US/Samoa CET CST6CDT EET EST EST5EDT HST MET MST MST7MDT PST8PDT WET
UTC GMT Etc/GMT Etc/UTC Etc/Greenwich Etc/UCT Etc/Universal Etc/Zulu
Etc/GMT+1 Etc/GMT+2 Etc/GMT+3 Etc/GMT+4 Etc/GMT+5 Etc/GMT+6 Etc/GMT+7 Etc/GMT+8 Etc/GMT+9 Etc/GMT+10 Etc/GMT+11
Etc/GMT+12 Etc/GMT-1 Etc/GMT-2 Etc/GMT-3 Etc/GMT-4 Etc/GMT-5 Etc/GMT-6 Etc/GMT-7 Etc/GMT-8 Etc/GMT-9 Etc/GMT-10
Etc/GMT-11 Etc/GMT-12 Etc/GMT-13 Etc/GMT-14`
  .trim()
  .split(/\s+/);

/** Every name that an account or a class may have as its time zone. */
export const TIME_ZONE_NAMES: ReadonlySet<string> = new Set([
  ...Intl.supportedValuesOf('timeZone'),
  ...OTHER_NAMES,
]);

/**
 * Whether the name is a time zone of the IANA database ("America/New_York"), spelled as it is there: `Intl` takes every
 * spelling in large and small letters, and each would be kept apart. Bare offsets ("+05:00") are none: they know no
 * daylight saving time, and PostgreSQL reads their sign the other way round.
 */
export const isTimeZone = (name: string): boolean => TIME_ZONE_NAMES.has(name);
