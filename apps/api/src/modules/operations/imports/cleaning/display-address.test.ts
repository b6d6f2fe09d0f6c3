import { describe, expect, it } from 'vitest'
import { displayAddress } from './display-address.ts'

describe('displayAddress', () => {
  it.each([
    ['10TH ITBP FORCE PO KIMIN DISTT', '10th ITBP Force PO Kimin Distt'],
    ['KUSHALGARH RAJSTHAN 327801,', 'Kushalgarh Rajsthan 327801'],
    ['SAGARPALI, BALLIA (U.P.)', 'Sagarpali, Ballia (U.P.)'],
    ['BHATVALIYA CHAHURAHA,DEORIA', 'Bhatvaliya Chahuraha, Deoria'],
    ['NEAR GHSS PHASE II, PS SADAR', 'Near GHSS Phase II, PS Sadar'],
    ['OPP. CBSE OFFICE ,SAS NAGAR', 'Opp. CBSE Office, SAS Nagar'],
    ['VILL & POST – KUAR BAZAR', 'Vill & Post – Kuar Bazar'],
    ['VPO DHADIALA NATT, PIN: 143507', 'VPO Dhadiala Natt, PIN: 143507'],
    ["ST MARY'S ROAD, B-1 BLOCK", "St Mary's Road, B-1 Block"],
  ])('writes %s as %s', (written, shown) => {
    expect(displayAddress(written)).toBe(shown)
    expect(displayAddress(shown)).toBe(shown)
  })

  it.each([
    'Near the Old Mill, PO Kimin',
    'ग्राम पंचायत भवन',
    'ÉCOLE ROAD',
    '<IMG SRC=X ONERROR=ALERT(1)>',
    'HTTPS://EXAMPLE.IN/A?B=C',
    'HTTPS://EXAMPLE.IN',
    '12/3',
    '',
  ])('leaves %s unchanged', (address) => {
    expect(displayAddress(address)).toBe(address)
  })
})
