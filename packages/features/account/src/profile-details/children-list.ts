import type { Child } from '@edbazaar/api-client'

export type Children = readonly Child[]

/** The position of a child; -1 if there is none, or if the child is not in the list any more. */
export const indexOfChild = (children: Children, child: Child | null) =>
  children.findIndex(({ name, born_on }) => name === child?.name && born_on === child.born_on)

/** Replaces a child, or adds the changed one at the end if the list does not have the child. */
export function withChild(children: Children, child: Child | null, changed: Child): Children {
  const index = indexOfChild(children, child)
  return index === -1 ? [...children, changed] : children.with(index, changed)
}
