interface Sending {
  /** POST where each file is a new thing; PUT, the default, where it takes the place of another */
  method?: "PUT" | "POST";
  /** The share that is sent, 0 to 1 */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** What the server answered, or 0 when it could not be reached. */
export class UploadFailure extends Error {
  status: number;

  constructor(status: number) {
    super(`The upload was answered with ${status}`);
    this.status = status;
  }
}

/** Sends a file's bytes as they are; fetch cannot tell how many have gone. */
export function putFile(url: string, file: Blob, { method = "PUT", onProgress, signal }: Sending) {
  return new Promise<unknown>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    request.responseType = "json";
    request.setRequestHeader("content-type", file.type || "application/octet-stream");
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    request.onload = () => {
      if (request.status < 300) resolve(request.response);
      else reject(new UploadFailure(request.status));
    };
    request.onerror = () => reject(new UploadFailure(0));
    request.onabort = () => reject(signal.reason);
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.send(file);
  });
}
