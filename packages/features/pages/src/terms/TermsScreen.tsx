import { Article } from '../article/Article'
import { messages, sections } from './messages'

/** The terms of use page. */
export function TermsScreen() {
  return <Article messages={messages} sections={sections} />
}
