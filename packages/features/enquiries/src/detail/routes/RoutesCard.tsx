import { type AnswerToRoute, type ApiClient, answerOf, type MyEnquiry } from '@edbazaar/api-client'
import { useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { languageOf } from '@edbazaar/ui/formatting'
import { useState } from 'react'
import * as styles from '../detail.css'
import { PermissionForm } from '../PermissionForm'
import { accessParams, type EnquiryAccess, type EnquiryEditing } from '../use-enquiry'
import { messages } from './messages'

interface RoutesCardProps {
  access: EnquiryAccess
  enquiry: MyEnquiry
  editing: EnquiryEditing
  /** Heading level. */
  level: 2 | 3
}

/** The listings to which a general enquiry may be passed on, and the sender's answers. Nothing without a proposal. */
export function RoutesCard({ access, enquiry, editing, level }: RoutesCardProps) {
  const t = useMessages(messages)
  if (enquiry.routes.length === 0) return null
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section className={styles.visit} aria-labelledby={`routes-${enquiry.id}`}>
      <Heading id={`routes-${enquiry.id}`} className={styles.sideTitle}>
        {t(messages.title)}
      </Heading>
      <ul className={styles.routes}>
        {enquiry.routes.map((route) => (
          <Route key={route.id} access={access} enquiry={enquiry} editing={editing} route={route} />
        ))}
      </ul>
    </section>
  )
}

interface RouteProps extends Omit<RoutesCardProps, 'level'> {
  route: MyEnquiry['routes'][number]
}

function Route({ access, enquiry, editing, route }: RouteProps) {
  const t = useMessages(messages)
  const [isChoosing, setIsChoosing] = useState(false)
  const isOpen = route.is_accepted === null && enquiry.state !== 'withdrawn'

  function answer(api: ApiClient, body: AnswerToRoute) {
    const { path, ...header } = accessParams(access)
    const params = { path: { ...path, routeId: route.id }, ...header }
    return answerOf(api.POST('/my-enquiries/{id}/routes/{routeId}', { params, body }))
  }
  const onDecline = () =>
    editing.run((api) => answer(api, { accept: false }), t(messages.kept(route.name)))
  return (
    <li className={styles.visit}>
      <p>
        <b lang={languageOf(route.name)}>{route.name}</b>
        {route.place !== null && <span className={styles.quiet}> {route.place}</span>}
      </p>
      {route.is_accepted !== null && (
        <p className={styles.quiet}>
          {t(route.is_accepted ? messages.accepted : messages.declined)}
        </p>
      )}
      {isOpen && (
        <>
          <p>{t(messages.question(route.name))}</p>
          <p className={styles.quiet}>{t(messages.nothingYet)}</p>
        </>
      )}
      {isOpen && isChoosing && (
        <PermissionForm
          enquiry={enquiry}
          name={route.name}
          notice={enquiry.route_notice}
          saveLabel={t(messages.agree)}
          send={(api, permission) => answer(api, { accept: true, ...permission })}
          onSaved={(changed) => {
            editing.show(changed, t(messages.passedOn(route.name)))
            setIsChoosing(false)
          }}
          onCancel={() => setIsChoosing(false)}
        />
      )}
      {isOpen && !isChoosing && (
        <p className={styles.visitButtons}>
          <Button variant="main" onClick={() => setIsChoosing(true)}>
            {t(messages.yes)}
          </Button>
          <Button loading={editing.isBusy} onClick={() => void onDecline()}>
            {t(messages.no)}
          </Button>
        </p>
      )}
    </li>
  )
}
