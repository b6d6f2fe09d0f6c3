import { useMessages } from '@edbazaar/feature-platform'
import { media } from '@edbazaar/ui/theme'
import { useSetAtom } from 'jotai'
import { useRef, useState } from 'react'
import { InboxBoard } from './board/InboxBoard'
import { BulkActions } from './bulk/BulkActions'
import { ConversationPane } from './ConversationPane'
import { type ComposerKind, setDraftAtom } from './composer/drafts'
import { DeskDialog, type OpenDialog } from './DeskDialog'
import { DetailsPane } from './DetailsPane'
import { EnquiryList } from './EnquiryList'
import type { Enquiry } from './enquiry-types'
import { FirstUse } from './first-use/FirstUse'
import { isFirstUse } from './first-use/is-first-use'
import { InboxHead } from './InboxHead'
import * as styles from './inbox.css'
import type { LoadedInbox } from './load-inbox'
import { messages } from './messages'
import { StageTabs } from './StageTabs'
import type { Shortcut } from './shortcuts'
import { messages as taskMessages } from './tasks/messages'
import { TaskList } from './tasks/TaskList'
import { TaskTabs } from './tasks/TaskTabs'
import { useInbox } from './use-inbox'
import { useShortcuts } from './use-shortcuts'

/** The head, the stages, and the list beside the open enquiry, or the board. */
export function InboxPanes({ place, now, list, enquiry, tasks, views, setup }: LoadedInbox) {
  const t = useMessages(messages)
  const ofTasks = useMessages(taskMessages)
  const inbox = useInbox(place)
  const { state, go } = inbox
  const [selected, setSelected] = useState<readonly string[]>([])
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const [sheet, setSheet] = useState<ComposerKind | null>(null)
  const search = useRef<HTMLInputElement>(null)
  const setDraft = useSetAtom(setDraftAtom)
  const rows = list?.data ?? []
  const shown =
    state.tasks === null ? rows : (tasks?.data ?? []).map((row) => ({ id: row.enquiry.id }))
  const opened = typeof enquiry === 'object' ? enquiry : null
  const isBoard = state.view === 'board' && state.enquiry === null && state.tasks === null

  function toggle(id: string) {
    setSelected((ids) => (ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]))
  }
  function step(by: 1 | -1): boolean {
    const at = shown.findIndex(({ id }) => id === inbox.nextEnquiry)
    const next = at === -1 ? shown[0] : shown[at + by]
    if (next !== undefined) go({ enquiry: next.id }, { replace: at !== -1 })
    return next !== undefined
  }
  function write(kind: ComposerKind, { id }: Enquiry) {
    setDraft(id, { kind })
    if (window.matchMedia(media.wide).matches) document.getElementById(`text-of-${id}`)?.focus()
    else setSheet(kind)
  }
  /** Shortcuts that need the open enquiry. */
  function onEnquiryKey(shortcut: Shortcut, open: Enquiry): boolean {
    if (shortcut === 'select') toggle(open.id)
    else if (!open.my_rights.answer) return false
    else if (shortcut === 'email' || shortcut === 'note' || shortcut === 'call')
      write(shortcut, open)
    else if (shortcut === 'assign' || shortcut === 'snooze')
      setDialog({ kind: shortcut, enquiry: open })
    else return false
    return true
  }
  useShortcuts((shortcut) => {
    if (shortcut === 'next' || shortcut === 'previous') return step(shortcut === 'next' ? 1 : -1)
    if (shortcut === 'help') setDialog({ kind: 'help' })
    else if (shortcut === 'search') search.current?.focus()
    else if (shortcut === 'back' && state.enquiry !== null) go({ enquiry: null })
    else return opened !== null && onEnquiryKey(shortcut, opened)
    return true
  })

  const stage = state.state === null ? t(messages.all) : t(messages.stages[state.state])
  const listLabel =
    state.tasks === null
      ? t(messages.enquiriesOf(stage))
      : ofTasks(taskMessages.listLabel(ofTasks(taskMessages.show[state.tasks])))
  return (
    <div
      className={styles.page}
      data-wide-page=""
      data-open={state.enquiry === null ? undefined : ''}
      aria-busy={inbox.isLoading}
    >
      <InboxHead inbox={inbox} list={list} tasks={tasks} views={views} searchField={search} />
      {list !== null && isFirstUse(list, state) ? (
        <FirstUse place={place} setup={setup} />
      ) : (
        <>
          {state.tasks === null ? (
            <StageTabs inbox={inbox} list={list} />
          ) : (
            <TaskTabs inbox={inbox} tasks={tasks} />
          )}
          {isBoard ? (
            <InboxBoard inbox={inbox} list={list} now={now} onDialog={setDialog} />
          ) : (
            <div className={styles.panes}>
              <section className={styles.listPane} aria-label={listLabel}>
                <div className={styles.scroller}>
                  {state.tasks === null ? (
                    <EnquiryList
                      inbox={inbox}
                      list={list}
                      now={now}
                      selected={selected}
                      onSelectedChange={setSelected}
                      onHelp={() => setDialog({ kind: 'help' })}
                    />
                  ) : (
                    <TaskList
                      inbox={inbox}
                      choice={state.tasks}
                      tasks={tasks}
                      canChange={list?.my_rights.answer ?? false}
                      now={now}
                    />
                  )}
                </div>
              </section>
              <ConversationPane
                inbox={inbox}
                enquiry={enquiry}
                now={now}
                sheet={sheet}
                onSheet={setSheet}
                onDialog={setDialog}
              />
              {opened && (
                <aside className={styles.detailsPane} aria-label={t(messages.details)}>
                  <div className={styles.scroller}>
                    <DetailsPane
                      key={opened.id}
                      inbox={inbox}
                      enquiry={opened}
                      now={now}
                      onDialog={setDialog}
                    />
                  </div>
                </aside>
              )}
            </div>
          )}
        </>
      )}
      {selected.length > 0 && list !== null && state.tasks === null && (
        <BulkActions
          rows={rows}
          selected={selected}
          onClear={() => setSelected([])}
          onDialog={setDialog}
        />
      )}
      {dialog !== null && (
        <DeskDialog
          dialog={dialog}
          members={list?.members ?? []}
          now={now}
          onDone={() => setSelected([])}
          onClose={() => setDialog(null)}
        />
      )}
    </div>
  )
}
