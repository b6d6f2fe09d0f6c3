import { schoolActionTarget } from '@edbazaar/feature-catalogue-ui'
import { PageActions } from '@edbazaar/feature-catalogue-ui/page-actions'
import { factMessages } from '@edbazaar/feature-catalogue-ui/school-facts'
import { schoolMessages } from '@edbazaar/feature-catalogue-ui/school-labels'
import { paths, schoolListPathAtom, useLocale, useMessages } from '@edbazaar/feature-platform'
import { enquiryPanelAtom } from '@edbazaar/feature-platform/enquiry-panel'
import { Breadcrumbs } from '@edbazaar/ui/Breadcrumbs'
import { Button, ButtonLink } from '@edbazaar/ui/Button'
import { CompareTable } from '@edbazaar/ui/CompareTable'
import { PlusIcon, XIcon } from '@edbazaar/ui/Icon'
import { useAtomValue, useSetAtom } from 'jotai'
import { useLoaderData } from 'react-router-dom'
import { BookmarkToggle } from '../BookmarkToggle'
import { useMayBookmark } from '../bookmark-atoms'
import { removeComparedSchoolAtom, setComparedSchoolsAtom } from '../compare-atoms'
import { comparePath } from '../compare-url'
import { maxComparedSchools } from '../compared-slugs'
import * as styles from './compare.css'
import { compareGroups } from './compare-groups'
import { EmptyComparison } from './EmptyComparison'
import type { LoadedComparison } from './load-comparison'
import { messages } from './messages'
import { useDifferencesOnly } from './use-differences-only'

/** Schools side by side. All state is in the URL, so that the page can be shared. */
export function CompareScreen() {
  const t = useMessages(messages)
  const loaded = useLoaderData<LoadedComparison>()
  const { requested, comparison } = loaded
  if (comparison.schools.length === 0)
    return <EmptyComparison isUnlisted={requested.slugs.length > 0} />
  return (
    <>
      <Breadcrumbs crumbs={[{ label: t(messages.schools), href: paths.schools }]} />
      <header className={styles.head}>
        <h1>{t(messages.title)}</h1>
        <p className={styles.count}>{t(messages.count(comparison.schools.length))}</p>
        <Notes {...loaded} />
      </header>
      <Comparison {...loaded} />
    </>
  )
}

function Notes({ requested, comparison: { schools, unknown, place } }: LoadedComparison) {
  const t = useMessages(messages)
  return (
    <>
      {unknown.length > 0 && <p className={styles.note}>{t(messages.unknown(unknown.length))}</p>}
      {requested.isTruncated && (
        <p className={styles.note}>{t(messages.cut(maxComparedSchools))}</p>
      )}
      {place?.is_approximate && (
        <p className={styles.note}>{t(messages.approximatePlace(place.name))}</p>
      )}
      {schools.length === 1 && <p className={styles.note}>{t(messages.alone)}</p>}
    </>
  )
}

function Comparison({ requested: { place }, comparison }: LoadedComparison) {
  const t = useMessages(messages, factMessages, schoolMessages)
  const locale = useLocale()
  const { schools } = comparison
  const mayBookmark = useMayBookmark()
  const slugs = schools.map(({ summary }) => summary.slug)
  const { hasDifferencesOnly, setDifferencesOnly } = useDifferencesOnly()
  return (
    <CompareTable
      label={t(messages.table)}
      questionHeading={t(messages.question)}
      differencesLabel={t(messages.differences)}
      pickerLabel={t(messages.chooseTwo)}
      noDifferencesText={t(messages.same)}
      hasDifferencesOnly={hasDifferencesOnly}
      onDifferencesOnlyChange={setDifferencesOnly}
      columns={schools.map(({ summary: { id, slug, name, image } }) => ({
        href: paths.school(slug),
        name,
        image: { src: image.url },
        action: (
          <>
            {mayBookmark && (
              <BookmarkToggle
                entity={{ kind: 'school', id, name }}
                look={slugs.length === maxComparedSchools ? 'icon' : 'text'}
              />
            )}
            <RemoveLink
              slug={slug}
              name={name}
              href={comparePath({
                slugs: slugs.filter((otherSlug) => otherSlug !== slug),
                place,
                hasDifferencesOnly,
              })}
            />
          </>
        ),
      }))}
      groups={compareGroups(comparison, { t, locale })}
      tools={
        <>
          <AskButton comparison={comparison} />
          {schools.length < maxComparedSchools && <AddLink comparison={comparison} />}
          <PageActions title={t(messages.title)} />
        </>
      }
    />
  )
}

/** Links to the comparison without this school, and removes the school from the tray. */
function RemoveLink({ slug, name, href }: { slug: string; name: string; href: string }) {
  const t = useMessages(messages)
  const remove = useSetAtom(removeComparedSchoolAtom)
  return (
    <ButtonLink
      href={href}
      variant="bare"
      aria-label={t(messages.removeSchool(name))}
      data-keep-place=""
      onClick={() => remove(slug)}
    >
      <XIcon size="small" />
      {t(messages.remove)}
    </ButtonLink>
  )
}

/** Opens the enquiry panel for the schools of this page that take enquiries. */
function AskButton({ comparison: { schools } }: Pick<LoadedComparison, 'comparison'>) {
  const t = useMessages(messages)
  const open = useSetAtom(enquiryPanelAtom)
  const asked = schools
    .filter(({ accepts_enquiries: accepts }) => accepts)
    .map(({ summary: { id, name, image } }) => ({
      kind: 'school' as const,
      id,
      name,
      image: image.url,
    }))
  if (asked.length === 0) return null
  return (
    <Button variant="main" className={styles.ask} onClick={() => open(asked)}>
      {t(messages.ask(asked.length))}
    </Button>
  )
}

/**
 * Links to the list that the user came from, or near the place of the comparison, with the schools of
 * this page in the tray even if the URL was shared.
 */
function AddLink({ comparison: { schools, place } }: Pick<LoadedComparison, 'comparison'>) {
  const t = useMessages(messages)
  const setCompared = useSetAtom(setComparedSchoolsAtom)
  const listPath = useAtomValue(schoolListPathAtom)
  const nearby = place === null ? paths.schools : `${paths.schools}?place=${place.slug}`
  return (
    <ButtonLink
      href={listPath ?? nearby}
      variant="act"
      onClick={() => setCompared(schools.map(({ summary }) => schoolActionTarget(summary)))}
    >
      <PlusIcon />
      {t(messages.addMore)}
    </ButtonLink>
  )
}
