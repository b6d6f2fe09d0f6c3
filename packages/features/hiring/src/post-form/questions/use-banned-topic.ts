import { answerOf, type components } from '@edbazaar/api-client'
import { apiAtom } from '@edbazaar/feature-platform'
import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useState } from 'react'

type BannedTopic = components['schemas']['BannedTopic']

/** Milliseconds without typing after which a question is checked. */
const delay = 500

/**
 * The banned topic of a question, checked while it is typed. Without a connection no question is
 * refused: saving the job post checks again.
 */
export function useBannedTopic(prompt: string, options: readonly string[]) {
  const api = useAtomValue(apiAtom)
  /** The last answer, and the text that it is about. */
  const [checked, setChecked] = useState<{ text: string; topic: BannedTopic | null } | null>(null)
  const text = JSON.stringify([prompt, ...options])

  async function check(): Promise<BannedTopic | null> {
    if (api === null) return null
    const body = { prompt, options: [...options] }
    const found = await answerOf(api.POST('/job-posts/question-checks', { body })).catch(() => null)
    if (found !== null) setChecked({ text, topic: found.topic })
    return found?.topic ?? null
  }
  const checkLater = useEffectEvent(() => void check())
  useEffect(() => {
    // Too short to ask about anything.
    if (text.length < 10) return
    const timer = setTimeout(checkLater, delay)
    return () => clearTimeout(timer)
  }, [text])
  return { topic: checked?.text === text ? checked.topic : null, check }
}
