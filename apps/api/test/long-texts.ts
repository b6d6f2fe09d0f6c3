import type { RequestSchema } from './request-schemas.ts'

/** Beginnings, repeated to the length, and ends that make patterns try every way to match. */
export const longTexts: readonly (readonly [string, string])[] = [
  ['a', '\n'],
  [' ', '\n'],
  ['1', 'x\u0000'],
  ['1-', '\u0000'],
  ['a.', '@'],
  ['a@a.', '-'],
  ['/', '\u0000'],
  ['\t', '\u202e'],
]

export const textOf = ([repeated, end]: readonly [string, string], length: number) =>
  repeated.repeat(Math.ceil(length / repeated.length)).slice(0, length) + end

/** Values of the schema with the text in every place that takes one. */
export function valuesWith(schema: RequestSchema, text: string): readonly unknown[] {
  if (schema.oneOf) return schema.oneOf.flatMap((choice) => valuesWith(choice, text))
  if (schema.const !== undefined) return [schema.const]
  if (schema.items) return valuesWith(schema.items, text).map((value) => [value])
  if (!schema.properties) return [text]
  const fields = Object.entries(schema.properties).map(
    ([name, field]) => [name, valuesWith(field, text)] as const,
  )
  const most = Math.max(...fields.map(([, values]) => values.length))
  return Array.from({ length: most }, (_, i) =>
    Object.fromEntries(fields.map(([name, values]) => [name, values[i % values.length]])),
  )
}
