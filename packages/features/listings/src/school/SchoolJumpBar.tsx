import type { School } from '@edbazaar/api-client'
import { JumpBar, type JumpTarget } from '@edbazaar/ui/JumpBar'
import { messages } from './messages'
import { facilityGroups } from './school-filters'
import { hasContact } from './sections'
import { useCurrentSection } from './use-current-section'

/** The sections that this school's page has. */
export function SchoolJumpBar({ school }: { school: School }) {
  const targets = targetsOf(school)
  const current = useCurrentSection(targets.map(({ href }) => href))
  return <JumpBar targets={targets} current={current} />
}

function targetsOf(school: School): JumpTarget[] {
  const { description, similar } = school
  const all: (JumpTarget | false)[] = [
    description !== null && { label: messages.about, href: '#about' },
    { label: messages.facts, href: '#facts' },
    { label: messages.fees, href: '#fees' },
    { label: messages.dates, href: '#dates' },
    facilityGroups(school).length > 0 && { label: messages.facilities, href: '#facilities' },
    hasContact(school) && { label: messages.contact, href: '#contact' },
    similar.length > 0 && { label: messages.similar, href: '#near' },
  ]
  return all.filter((target) => target !== false)
}
