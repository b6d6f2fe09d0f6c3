import type { Schema } from '../../../../contract/operations.ts'

/** The values of the fields of one enquiry. */
type TemplateFields = Schema<'DeskEnquiry'>['fields']

interface FieldSource {
  readonly parentName: string
  readonly childName: string | null
  readonly classSought: string | null
  readonly listingName: string | null
}

/** The values of the fields of a template in one enquiry; names only with a live consent. */
export const fieldsOf = (
  { parentName, childName, classSought, listingName }: FieldSource,
  isLive: boolean,
  myName: string,
): TemplateFields => ({
  parent_name: isLive ? parentName : '',
  child_name: isLive ? (childName ?? '') : '',
  class: classSought ?? '',
  listing: listingName ?? 'EdBazaar',
  my_name: myName,
})
