import { Article } from '../article/Article'
import { messages, sections } from './messages'

/** The terms of use page. */
export function TermsScreen() {
  const { title, standfirst, note, contents } = messages
  return (
    <Article
      title={title}
      standfirst={standfirst}
      note={note}
      contents={contents}
      sections={sections}
    />
  )
}
