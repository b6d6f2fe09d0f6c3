import {
  ConfigError,
  type Environment,
  optionalPattern,
  optionalText,
  readSetting,
} from './config-values.ts'
import { findGstState } from './modules/billing/money/gst-states.ts'
import { gstinCheckDigit, isGstin } from './modules/billing/money/gstin.ts'

/** The seller of the plans, with the accounts that receive payments. */
export interface Seller {
  readonly name: string
  readonly address: string
  /** The code of a GST state. */
  readonly stateCode: string
  /** Without one, bills have no tax. */
  readonly gstin: string | null
  readonly upiId: string | null
  readonly bank: { readonly account: string; readonly ifsc: string; readonly name: string } | null
  /** An invented seller for demo data, so invoices cannot be paid. */
  readonly isDemo: boolean
}

const gstin = (value: string): string | undefined => {
  if (value === '') return undefined
  if (!isGstin(value)) throw new Error('enter the 15 characters of a GSTIN')
  return value
}
const state = (value: string): string | undefined => {
  if (value === '') return undefined
  if (!findGstState(value)) throw new Error('enter the GST code of a state, such as 29')
  return value
}

/** The variables of `Seller`, all unset by default. */
export const sellerVariables = {
  sellerName: {
    name: 'SELLER_NAME',
    default: '',
    meaning:
      'Legal name of the seller of the plans; empty means that plans are changed by contacting you',
    parse: optionalText,
  },
  sellerAddress: {
    name: 'SELLER_ADDRESS',
    default: '',
    meaning: 'Address on invoices; required with SELLER_NAME',
    parse: optionalText,
  },
  sellerState: {
    name: 'SELLER_STATE',
    default: '',
    meaning: 'GST code of the state of the address, such as 29; required with SELLER_NAME',
    parse: state,
  },
  sellerGstin: {
    name: 'SELLER_GSTIN',
    default: '',
    meaning: 'GSTIN on tax invoices; empty means bills without tax',
    parse: gstin,
  },
  sellerUpiId: {
    name: 'SELLER_UPI_ID',
    default: '',
    meaning: 'UPI ID that receives payments, such as edbazaar@bank',
    parse: optionalPattern(
      /^[\w.-]{2,100}@[a-zA-Z]{2,60}$/,
      'enter a UPI ID such as edbazaar@bank',
    ),
  },
  sellerBankAccount: {
    name: 'SELLER_BANK_ACCOUNT',
    default: '',
    meaning: 'Number of the bank account that receives payments',
    parse: optionalPattern(/^\d{6,18}$/, 'enter the 6 to 18 digits of a bank account'),
  },
  sellerBankIfsc: {
    name: 'SELLER_BANK_IFSC',
    default: '',
    meaning: 'IFSC of the bank account; required with SELLER_BANK_ACCOUNT',
    parse: optionalPattern(/^[A-Z]{4}0[A-Z\d]{6}$/, 'enter an IFSC such as HDFC0000123'),
  },
  sellerBankName: {
    name: 'SELLER_BANK_NAME',
    default: '',
    meaning: 'Name and branch of the bank; required with SELLER_BANK_ACCOUNT',
    parse: optionalText,
  },
} as const

/** Null if no seller is configured. @throws ConfigError if a part is missing or invalid. */
export function readSeller(env: Environment): Seller | null {
  const name = readSetting(sellerVariables.sellerName, env)
  const address = readSetting(sellerVariables.sellerAddress, env)
  const stateCode = readSetting(sellerVariables.sellerState, env)
  const gstin = readSetting(sellerVariables.sellerGstin, env) ?? null
  const upiId = readSetting(sellerVariables.sellerUpiId, env) ?? null
  const bank = readBank(env)
  if (!name && !address && !stateCode && !gstin && !upiId && !bank) return null
  if (!name || !address || !stateCode)
    throw new ConfigError('Give SELLER_NAME, SELLER_ADDRESS and SELLER_STATE together')
  if (!upiId && !bank)
    throw new ConfigError('SELLER_NAME needs SELLER_UPI_ID or SELLER_BANK_ACCOUNT, to be paid')
  if (gstin && gstin.slice(0, 2) !== stateCode)
    throw new ConfigError('SELLER_GSTIN belongs to a different state from SELLER_STATE')
  return { name, address, stateCode, gstin, upiId, bank, isDemo: false }
}

function readBank(env: Environment): Seller['bank'] {
  const account = readSetting(sellerVariables.sellerBankAccount, env)
  const ifsc = readSetting(sellerVariables.sellerBankIfsc, env)
  const name = readSetting(sellerVariables.sellerBankName, env)
  if (!account && !ifsc && !name) return null
  if (!account || !ifsc || !name)
    throw new ConfigError(
      'Give SELLER_BANK_ACCOUNT, SELLER_BANK_IFSC and SELLER_BANK_NAME together',
    )
  return { account, ifsc, name }
}

/** The seller of demo data, so that plans can be tried. The serial 0000 of its GSTIN is never issued. */
export const demoSeller: Seller = {
  name: 'EdBazaar Demo',
  address: '100 Feet Road, Indiranagar, Bengaluru 560038',
  stateCode: '29',
  gstin: `29AAACE0000K1Z${gstinCheckDigit('29AAACE0000K1Z')}`,
  upiId: 'demo@examplebank',
  bank: { account: '000012345678', ifsc: 'EXMP0000123', name: 'Example Bank, Indiranagar' },
  isDemo: true,
}
