import { Article } from '../article/Article'
import { messages, sections } from './messages'

/** The terms of use. */
export function TermsScreen() {
  const { title, standfirst, note, contents } = messages
  return <Article {...{ title, standfirst, note, contents, sections }} />
}
