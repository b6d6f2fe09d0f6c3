// Generated from openapi.yaml by `pnpm generate`. Do not edit.

/** The numbers of the permissions, by name. */
export const permissions = {
  listings: 1,
  hiring: 2,
  bookmarks: 3,
  blogs: 6,
} as const

/** The name of a permission. */
export type PermissionName = keyof typeof permissions
