/** A user's write to their own account, for the audit log. */
export const ownAccount = (userId: number) =>
  ({
    actor: { userId, role: 'owner' },
    entity: 'user',
    entityId: userId,
    revision: null,
  }) as const
