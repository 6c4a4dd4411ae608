interface Sending {
  /** POST if each file is a new object; PUT, the default, if it replaces another */
  method?: "PUT" | "POST";
  /** The share that has been sent, 0 to 1 */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** The status of the server's answer, or 0 if it could not be reached. */
export class UploadFailure extends Error {
  status: number;

  constructor(status: number) {
    super(`The upload was answered with ${status}`);
    this.status = status;
  }
}

/** Sends a file's bytes as the body; XMLHttpRequest, because fetch reports no upload progress. */
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
