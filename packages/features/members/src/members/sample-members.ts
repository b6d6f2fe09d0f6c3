import type { ListingMembers } from '@edbazaar/api-client'

/** The members of a school, for stories and tests. The user of tests has the id 7. */
export function sampleMembers(given: Partial<ListingMembers> = {}): ListingMembers {
  return {
    name: 'Vidya Niketan',
    my_role: 'owner',
    members: [
      member(7, 'Meera Iyer', 'owner'),
      member(8, 'Asha Rao', 'manager'),
      member(9, 'कविता देशपांडे', 'counsellor'),
    ],
    invitations: [
      {
        id: 4,
        email: 'ravi.kumar@vidya-niketan.example',
        role: 'viewer',
        expires_at: '2026-12-01T06:30:00.000Z',
      },
    ],
    ...given,
  }
}

const member = (id: number, name: string, role: ListingMembers['members'][number]['role']) => ({
  user_id: id,
  name,
  email: `user${id}@vidya-niketan.example`,
  role,
  since: '2026-11-02T06:30:00.000Z',
})
