/** A click-to-chat URL with a text; `phone` is an Indian mobile number, or one with its country code. */
export function whatsAppUrl(phone: string, text: string): string {
  const digits = phone.replace(/\D/g, '')
  const number = digits.length === 10 ? `91${digits}` : digits
  return `https://wa.me/${number}?text=${encodeURIComponent(text.trim())}`
}
