const reasons: Readonly<Record<string, string>> = {
  wrong_facts: 'It says something that is not correct.',
  contact_details: 'Contact details belong in the contact fields, not in texts or images.',
  ranking_without_source: 'It ranks the listing above others without naming a source.',
  wording: 'The wording is not suitable for parents and children.',
  misleading_name: 'The name could mislead parents.',
  advertising: 'It advertises something unrelated to the listing.',
  duplicate: 'This listing already exists.',
  not_genuine: 'We could not confirm that it exists.',
  copied: 'It is copied from somewhere else.',
  wrong_place: 'The place on the map is not correct.',
  personal_data: 'It shows personal data of other people.',
  abuse: 'It insults or threatens people.',
  unlawful: 'It breaks the law.',
  closed: 'It has closed.',
  not_verified: 'We could not confirm that you work for it.',
  evidence_missing: 'Please add evidence, such as a letter of affiliation.',
}

/** The text of a reason for the owner of a listing. */
export const reasonTexts = (code: string): string => reasons[code] ?? 'See the note below.'

const names: Readonly<Record<string, string>> = {
  name: 'Name',
  brand_name: 'Name',
  contact_email: 'Contact email',
  description: 'Description',
  description_html: 'Description',
  files: 'Photos and videos',
  fees: 'Fees',
  price: 'Price',
  location: 'Place',
  place: 'Place',
  filter_ids: 'Facilities and features',
}

/** The name of a field of an editor. */
export function fieldNames(field: string): string {
  const words = field.replace(/_/g, ' ')
  return names[field] ?? words.charAt(0).toUpperCase() + words.slice(1)
}
