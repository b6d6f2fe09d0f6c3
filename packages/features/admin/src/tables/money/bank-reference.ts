const shape = /^(?:\d{12}|[0-9A-Za-z]{16}|[0-9A-Za-z]{22})$/

/** The reference of a transfer without spaces; undefined for what no bank writes. */
export function bankReferenceOf(text: string): string | undefined {
  const typed = text.replaceAll(' ', '')
  return shape.test(typed) ? typed : undefined
}
