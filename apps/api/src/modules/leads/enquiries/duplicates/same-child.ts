interface ChildColumns {
  readonly childId: number | null
  readonly childName: string | null
  readonly bornMonth: string | null
}

const nameOf = ({ childName }: ChildColumns) => childName?.trim().toLocaleLowerCase() ?? null
const hasChild = (enquiry: ChildColumns) => enquiry.childId !== null || nameOf(enquiry) !== null

/**
 * Whether two enquiries are about the same child: `same` if both name it alike or neither names one,
 * `other` if they name different children, and `unknown` if only one names a child.
 */
export function compareChildren(a: ChildColumns, b: ChildColumns): 'same' | 'other' | 'unknown' {
  if (!hasChild(a) && !hasChild(b)) return 'same'
  if (!hasChild(a) || !hasChild(b)) return 'unknown'
  if (a.childId !== null && b.childId !== null) return a.childId === b.childId ? 'same' : 'other'
  const isSameMonth = a.bornMonth === null || b.bornMonth === null || a.bornMonth === b.bornMonth
  return nameOf(a) === nameOf(b) && isSameMonth ? 'same' : 'other'
}
