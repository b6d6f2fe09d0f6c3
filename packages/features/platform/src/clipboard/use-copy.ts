import { useSetAtom } from 'jotai'
import { showToastAtom } from '../toasts/toast-atoms'
import { copyText } from './copy-text'

/** Texts of the toast that follows. */
interface CopyToasts {
  copied: string
  failed: string
}

/** Copies texts, and says in a toast whether that worked. */
export function useCopy() {
  const showToast = useSetAtom(showToastAtom)
  return async (text: string, { copied, failed }: CopyToasts) => {
    const isCopied = await copyText(text)
    showToast(isCopied ? { type: 'success', message: copied } : { type: 'error', message: failed })
  }
}
