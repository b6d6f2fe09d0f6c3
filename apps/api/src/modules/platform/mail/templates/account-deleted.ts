import type { EmailMessage } from '../email-message.ts'

/** Contains no name, because anyone can register any address under any name. */
export const accountDeletedEmail = ({ email }: { readonly email: string }): EmailMessage => ({
  to: { address: email },
  subject: 'Your account has been deleted',
  before: [
    'We have deleted your EdBazaar account with your images, bookmarks, blogs and all other personal data.',
    'Schools and stores that you listed stay on EdBazaar without an owner. To have one removed, reply to this email or use our contact page.',
  ],
  footer:
    'EdBazaar sent this email because your account was deleted. This is the last email we will send you. If you did not delete the account, please contact us.',
})
