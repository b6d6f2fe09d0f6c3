/** The form's field for a field of a permission in the API, such as `consent.from`. */
export function permissionFieldOf(apiField: string): string {
  if (/^consent\.channels/.test(apiField)) return 'channels'
  if (/^consent\.(?:days|from|to)/.test(apiField)) return 'times'
  return /^consent/.test(apiField) ? 'untilDate' : apiField
}
