import { useLocale, useMessages } from '@edbazaar/feature-platform'
import { PageActions, paths, schoolActionTarget } from '@edbazaar/feature-shell'
import { Breadcrumbs } from '@edbazaar/ui/Breadcrumbs'
import { ButtonLink } from '@edbazaar/ui/Button'
import { CompareTable } from '@edbazaar/ui/CompareTable'
import { PlusIcon, XIcon } from '@edbazaar/ui/Icon'
import { useSetAtom } from 'jotai'
import { useLoaderData } from 'react-router-dom'
import { BookmarkMark } from '../BookmarkMark'
import { useMayBookmark } from '../bookmark-atoms'
import { comparePath, mostCompared } from '../compare-address'
import { chooseComparedAtom, removeComparedAtom } from '../compare-atoms'
import * as styles from './compare.css'
import { compareGroups } from './compare-groups'
import type { LoadedComparison } from './load-comparison'
import { messages } from './messages'
import { NothingCompared } from './NothingCompared'

/** Schools side by side. The address alone says which, so that it can be shared. */
export function CompareScreen() {
  const t = useMessages(messages)
  const loaded = useLoaderData<LoadedComparison>()
  const { asked, comparison } = loaded
  if (comparison.schools.length === 0) return <NothingCompared isGone={asked.slugs.length > 0} />
  return (
    <>
      <Breadcrumbs crumbs={[{ label: t(messages.schools), href: paths.schools }]} />
      <header className={styles.head}>
        <h1>{t(messages.title)}</h1>
        <p className={styles.tally}>{t(messages.tally(comparison.schools.length))}</p>
        <Notes {...loaded} />
      </header>
      <Comparison {...loaded} />
    </>
  )
}

function Notes({ asked, comparison: { schools, unknown } }: LoadedComparison) {
  const t = useMessages(messages)
  return (
    <>
      {unknown.length > 0 && <p className={styles.note}>{t(messages.unknown(unknown.length))}</p>}
      {asked.isCut && <p className={styles.note}>{t(messages.cut(mostCompared))}</p>}
      {schools.length === 1 && <p className={styles.note}>{t(messages.alone)}</p>}
    </>
  )
}

function Comparison({ asked: { place }, comparison }: LoadedComparison) {
  const t = useMessages(messages)
  const locale = useLocale()
  const { schools } = comparison
  const mayBookmark = useMayBookmark()
  const slugs = schools.map(({ summary }) => summary.slug)
  return (
    <CompareTable
      label={t(messages.table)}
      differencesLabel={t(messages.differences)}
      sameWords={t(messages.same)}
      columns={schools.map(({ summary: { id, slug, name, image } }) => ({
        href: paths.school(slug),
        name,
        image: { src: image.url },
        action: (
          <>
            {mayBookmark && (
              <BookmarkMark
                entity={{ kind: 'school', id, name }}
                look={slugs.length === mostCompared ? 'icon' : 'text'}
              />
            )}
            <RemoveLink
              slug={slug}
              name={name}
              href={comparePath({ slugs: slugs.filter((other) => other !== slug), place })}
            />
          </>
        ),
      }))}
      groups={compareGroups(comparison, { t, locale })}
      tools={
        <>
          {schools.length < mostCompared && <AddLink comparison={comparison} />}
          <PageActions title={t(messages.title)} />
        </>
      }
    />
  )
}

/** The same comparison without a school; it leaves the reader's own choice too. */
function RemoveLink({ slug, name, href }: { slug: string; name: string; href: string }) {
  const t = useMessages(messages)
  const remove = useSetAtom(removeComparedAtom)
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

/** To the list. The schools of this page go along, whoever sent the comparison. */
function AddLink({ comparison: { schools } }: Pick<LoadedComparison, 'comparison'>) {
  const t = useMessages(messages)
  const choose = useSetAtom(chooseComparedAtom)
  return (
    <ButtonLink
      href={paths.schools}
      variant="act"
      onClick={() => choose(schools.map(({ summary }) => schoolActionTarget(summary)))}
    >
      <PlusIcon />
      {t(messages.addMore)}
    </ButtonLink>
  )
}
