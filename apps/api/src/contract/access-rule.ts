import { type PermissionName, permissions } from './generated/permissions.ts'

/**
 * The callers of an operation, from its `x-access`: `everyone`; `optional`, which everyone may call
 * and which recognises a signed-in caller; `user`, any signed-in user; `admin`; or the name of a
 * permission. Services decide which records a caller may see or change.
 */
export type AccessRule = 'everyone' | 'optional' | 'user' | 'admin' | PermissionName

const isAccessRule = (value: unknown): value is AccessRule =>
  value === 'everyone' ||
  value === 'optional' ||
  value === 'user' ||
  value === 'admin' ||
  (typeof value === 'string' && Object.hasOwn(permissions, value))

interface RuledOperation {
  readonly operationId: string
  readonly security?: readonly Readonly<Record<string, unknown>>[]
  readonly 'x-access'?: unknown
}

/** The rule of an operation. Throws if `x-access` is missing, unknown or contradicts `security`. */
export function accessRuleOf(operation: RuledOperation): AccessRule {
  const { operationId, security = [], 'x-access': rule } = operation
  if (!isAccessRule(rule))
    throw new Error(`The contract's ${operationId} has an unknown x-access: ${rule}`)
  const needsBearer = security.some((scheme) => 'bearer' in scheme)
  if (needsBearer !== (rule !== 'everyone'))
    throw new Error(`The x-access and the security of the contract's ${operationId} disagree`)
  return rule
}
