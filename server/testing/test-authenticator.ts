import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from "@simplewebauthn/server";
import { isoCBOR } from "@simplewebauthn/server/helpers";

const ORIGIN = "http://localhost:3000";

// Bits of authenticator data (WebAuthn, section 6.1)
const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const BACKUP_ELIGIBLE = 0x08;
const BACKED_UP = 0x10;
const HAS_CREDENTIAL = 0x40;

interface Credential {
  id: string;
  privateKey: KeyObject;
  userHandle: string;
}

interface Ceremony {
  /** The site that the browser shows. */
  origin?: string;
  /** Whether fingerprint, face or PIN were checked. */
  isVerified?: boolean;
  /** Instead of that of the options. */
  challenge?: string;
  rpId?: string;
}

interface Assertion extends Ceremony {
  counter?: number;
  /** Which of several passkeys; the last one by default. */
  credential?: string;
  userHandle?: string;
}

const base64url = (bytes: Uint8Array | string): string => Buffer.from(bytes).toString("base64url");
const sha256 = (bytes: Uint8Array | string): Buffer => createHash("sha256").update(bytes).digest();

/** What a browser does with an authenticator, in software: P-256 keys, without attestation. */
export class TestAuthenticator {
  readonly #credentials = new Map<string, Credential>();
  readonly #backup: number;
  readonly #aaguid: string;

  /**
   * @param isSynced whether its keys are copied to other devices, as those of phones are
   * @param aaguid its model; none by default
   */
  constructor({ isSynced = true, aaguid = "0".repeat(32) } = {}) {
    this.#aaguid = aaguid.replaceAll("-", "");
    this.#backup = isSynced ? BACKUP_ELIGIBLE | BACKED_UP : 0;
  }

  /** navigator.credentials.create */
  create(
    { challenge, rp, user }: PublicKeyCredentialCreationOptionsJSON,
    { counter = 0, ...how }: Ceremony & { counter?: number } = {},
  ): RegistrationResponseJSON {
    const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    const { x = "", y = "" } = publicKey.export({ format: "jwk" });
    const bytes = randomBytes(16);
    const id = base64url(bytes);
    this.#credentials.set(id, { id, privateKey, userHandle: user.id });
    const cose = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2], // an elliptic curve
        [3, -7], // ES256
        [-1, 1], // P-256
        [-2, Buffer.from(x, "base64url")],
        [-3, Buffer.from(y, "base64url")],
      ]),
    );
    const length = Buffer.from([0, bytes.length]);
    const attested = Buffer.concat([Buffer.from(this.#aaguid, "hex"), length, bytes, cose]);
    const authData = Buffer.concat([
      this.#data(how.rpId ?? rp.id ?? "", HAS_CREDENTIAL, counter, how),
      attested,
    ]);
    const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
      ["fmt", "none"],
      ["attStmt", new Map()],
      ["authData", new Uint8Array(authData)],
    ]);
    return {
      id,
      rawId: id,
      type: "public-key",
      response: {
        clientDataJSON: clientData("webauthn.create", challenge, how),
        attestationObject: base64url(isoCBOR.encode(attestation)),
        transports: ["internal", "hybrid"],
      },
      clientExtensionResults: {},
    };
  }

  /** navigator.credentials.get */
  get(
    { challenge, rpId = "" }: PublicKeyCredentialRequestOptionsJSON,
    { counter = 0, credential, userHandle, ...how }: Assertion = {},
  ): AuthenticationResponseJSON {
    const used = this.#credentials.get(credential ?? [...this.#credentials.keys()].at(-1) ?? "");
    if (!used) throw new Error("It has no such passkey");
    const clientDataJSON = clientData("webauthn.get", challenge, how);
    const data = this.#data(how.rpId ?? rpId, 0, counter, how);
    const signed = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, "base64url"))]);
    return {
      id: used.id,
      rawId: used.id,
      type: "public-key",
      response: {
        clientDataJSON,
        authenticatorData: base64url(data),
        signature: base64url(sign("sha256", signed, used.privateKey)),
        userHandle: userHandle ?? used.userHandle,
      },
      clientExtensionResults: {},
    };
  }

  #data(rpId: string, more: number, counter: number, { isVerified = true }: Ceremony): Buffer {
    const flags = USER_PRESENT | (isVerified ? USER_VERIFIED : 0) | this.#backup | more;
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counted]);
  }
}

const clientData = (
  type: string,
  challenge: string,
  { origin = ORIGIN, challenge: other = challenge }: Ceremony,
): string => base64url(JSON.stringify({ type, challenge: other, origin, crossOrigin: false }));
