/** Models of authenticators, by the AAGUIDs that their makers publish; most are those of password managers. */
const MODELS: Record<string, readonly string[]> = {
  "iCloud Keychain": [
    "fbfc3007-154e-4ecc-8c0b-6e020557d7bd",
    "dd4ec289-e01d-41c9-bb89-70fa845d4bf2",
  ],
  "Google Password Manager": ["ea9b8d66-4d01-1d21-3ce4-b6b48cb575d4"],
  "Windows Hello": [
    "08987058-cadc-4b81-b6e1-30de50dcbe96",
    "9ddd1817-af5a-4672-a2b9-3e3dd95000a9",
    "6028b017-b1d4-4c02-b4b3-afcdafc96bb2",
  ],
  "Chrome on Mac": ["adce0002-35bc-c60a-648b-0b25f1f05503"],
  "1Password": ["bada5566-a7aa-401f-bd96-45619a55120d"],
  Bitwarden: ["d548826e-79b4-db40-a3d8-11116f7e8349"],
  Dashlane: ["531126d6-e717-415c-9320-3d9aa6981239"],
  "YubiKey 5": [
    "cb69481e-8ff7-4039-93ec-0a2729a154a8",
    "ee882879-721c-4913-9775-3dfcce97072a",
    "19083c3d-8383-4b18-bc03-8f1c9ab2fd1b",
  ],
  "YubiKey 5 NFC": [
    "fa2b99dc-9e39-4257-8f92-4a30d23c4118",
    "2fc0579f-8113-47ea-b116-bb5a8db9202a",
    "a25342c0-3cdc-4414-8e46-f4807fca511c",
  ],
  "YubiKey 5Ci": ["c5ef55ff-ad9a-4b9f-b580-adebafe026d0"],
  "YubiKey 5 FIPS": [
    "73bb0cd4-e502-49b8-9c6f-b59445bf720b",
    "c1f9a0bc-1dd2-404a-b27f-8e29047a43fd",
    "85203421-48f9-4355-9bc8-8a53846e5083",
  ],
};

const NAMES = new Map(
  Object.entries(MODELS).flatMap(([name, ids]) => ids.map((id) => [id, name] as const)),
);

/**
 * What an authenticator is called, if its model is known. Nothing proves an AAGUID, which browsers may also withhold: it
 * helps the user to tell their passkeys apart, and decides nothing.
 */
export const authenticatorName = (aaguid: string): string | undefined =>
  NAMES.get(aaguid.toLowerCase());
