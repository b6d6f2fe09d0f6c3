import { JumpBar, type JumpTarget } from '@edbazaar/ui/JumpBar'
import { messages } from './messages'
import type { SchoolDetails } from './school-details'
import { facilityGroups } from './school-filters'
import { hasContact } from './sections'
import { useCurrentSection } from './use-current-section'

interface SchoolJumpBarProps {
  school: SchoolDetails
  /** Whether the page has similar schools. */
  hasSimilar: boolean
}

/** Links to the sections of this school's page. */
export function SchoolJumpBar({ school, hasSimilar }: SchoolJumpBarProps) {
  const targets = targetsOf(school, hasSimilar)
  const current = useCurrentSection(targets.map(({ href }) => href))
  return <JumpBar targets={targets} current={current} />
}

function targetsOf(school: SchoolDetails, hasSimilar: boolean): JumpTarget[] {
  const { description, lat, lng } = school
  const all: (JumpTarget | false)[] = [
    description !== null && { label: messages.about, href: '#about' },
    { label: messages.facts, href: '#facts' },
    { label: messages.fees, href: '#fees' },
    { label: messages.dates, href: '#dates' },
    facilityGroups(school).length > 0 && { label: messages.facilities, href: '#facilities' },
    hasContact(school) && { label: messages.contact, href: '#contact' },
    lat !== null && lng !== null && { label: messages.map, href: '#map' },
    hasSimilar && { label: messages.similar, href: '#near' },
  ]
  return all.filter((target) => target !== false)
}
