/** The status of RFC 3463 in an answer of a mail server, such as "5.1.1". */
export const enhancedStatus = (answer: string): string | undefined =>
  /\b([245]\.\d{1,3}\.\d{1,3})\b/.exec(answer)?.[1]

/** Whether a status says that an address does not exist, has moved, or is disabled. */
export const isAddressStatus = (status: string): boolean =>
  /^5\.1\.(?:1|2|3|6|10)$/.test(status) || status === '5.2.1'
