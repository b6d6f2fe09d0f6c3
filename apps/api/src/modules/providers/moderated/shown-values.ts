import type { Images } from '../../platform/images/image-urls.ts'
import type { FieldShape } from '../../trust/moderation/subjects/listing-fields.ts'

type Names = ReadonlyMap<number, string>
type Parts = Readonly<Record<string, unknown>>

/** Fields whose parts have no order that says what they are, so that the client names each. */
const namedParts: ReadonlySet<string> = new Set(['seats', 'admissions', 'price'])

/** Turns the value of a field into what admins compare. */
export function shownValue(
  field: string,
  kind: FieldShape['kind'],
  value: unknown,
  { names, images }: { readonly names: Names; readonly images: Images },
): unknown {
  if (value === null || value === undefined) return null
  if (namedParts.has(field)) return isProvided(value) ? value : null
  switch (kind) {
    case 'list':
      return listOf(value, names)
    case 'image':
      return Array.isArray(value) ? value.map((file) => imageOf(file, images)) : []
    case 'map':
      return placeOf(value)
    case 'money':
      return value
    case 'html':
      return String(value)
    case 'text':
      return textOf(value)
  }
}

/** Whether an object says anything: a unit without a price does not. */
const isProvided = (value: unknown): boolean =>
  linesOf(value).length > 0 && (value as Parts).price !== null

/** Names of filter values, or the lines of an object. */
function listOf(value: unknown, names: Names): string[] {
  if (Array.isArray(value)) return value.map((item) => names.get(Number(item)) ?? String(item))
  return linesOf(value)
}

const linesOf = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap((part) => {
        if (part === null) return []
        if (typeof part === 'boolean') return []
        return Array.isArray(part)
          ? part.flatMap((each) => linesOf(each).join(' '))
          : [String(part)]
      })
    : [String(value)]

function imageOf(file: unknown, images: Images) {
  const isCaptioned = typeof file === 'object' && file !== null && 'url' in file
  const caption = isCaptioned && 'caption' in file ? String(file.caption) : null
  return { ...images.one(String(isCaptioned ? file.url : file)), caption }
}

function placeOf(value: unknown) {
  if (typeof value !== 'object' || value === null) return null
  const { location = null, lat = null, lng, long }: Parts = { ...value }
  return { location, lat, lng: lng ?? long ?? null }
}

/** Parts of a field that are saved together with a dash between them; a range of numbers is `8–18`. */
function textOf(value: unknown): string | boolean {
  if (typeof value === 'boolean') return value
  if (typeof value !== 'object') return String(value)
  const parts = linesOf(value)
  const isRange = parts.every((part) => /^\d+(\.\d+)?$/.test(part))
  return parts.join(isRange ? '–' : ' – ')
}
