/** The name of a file of a table, without what a file system does not take: "Report - Room 12.csv". */
export const csvFileName = (name: string): string =>
  `${name.replaceAll(/[^\p{L}\p{N} _-]/gu, '').trim()}.csv`;
